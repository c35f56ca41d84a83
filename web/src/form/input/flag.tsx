// Yes or no, as a switch.

interface Props {
  id: string;
  name: string;
  value: boolean;
  assumed?: boolean;
  described?: string | undefined;
  on_value(value: boolean): void;
}

export function Flag({ id, name, value, assumed, described, on_value }: Props) {
  return (
    <button
      type="button"
      id={id}
      class="flag"
      role="switch"
      aria-checked={value}
      aria-label={name}
      aria-describedby={described}
      data-assumed={assumed}
      onClick={() => on_value(!value)}
    >
      <span class="flag-track" aria-hidden="true" />
      <span class="flag-word" aria-hidden="true">
        {value ? 'yes' : 'no'}
      </span>
    </button>
  );
}
