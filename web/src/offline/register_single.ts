// In place of register.ts in the single file, which is kept by whoever has it.
export const keep_offline = (_renewed: () => void): void => undefined;
