// Saves something as a file on this device.

/** Milliseconds that a browser may take to begin with a file before its address is given up. */
const PATIENCE = 60_000;

const TYPES: Record<string, string> = {
  yaml: 'application/yaml',
  json: 'application/json',
  jsonl: 'application/jsonl',
  csv: 'text/csv',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** The kind of file is told by the ending of its name. */
export function save_file(name: string, content: string | Blob): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
}
