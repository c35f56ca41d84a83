// Odds as the command's `--csv` writes them (docs/formats/csv.md): the same rows, the same digits.
import type { Odds, RuleSystem } from '../door/replies';

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;
/** A spreadsheet takes a text that begins so for a formula, and runs it: = + - @, wide ones too. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** RFC 4180: in quotes, its quotes doubled, where a spreadsheet could part it; behind an apostrophe
 * where it would run it. */
function cell(text: string): string {
  const formula = FORMULA.test(text) && !NUMBER.test(text);
  if (!formula && !/[,;"\t\r\n]/.test(text)) return text;
  return `"${formula ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

/** The digits d.ddd times ten to `exponent`, written out. */
function written_out(digits: string, exponent: number): string {
  const sign = digits.startsWith('-') ? '-' : '';
  const plain = digits.replace(/[-.]/g, '');
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${plain}`;
  const whole = plain.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const rest = plain.slice(exponent + 1);
  return sign + whole + (rest && `.${rest}`);
}

/** As few digits as read back as the same double, laid out as C does. */
export function number_text(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const [digits = '', power = '0'] = value.toExponential().split('e');
  const exponent = Number(power);
  // C writes a power of ten below 1e-4, and from as many digits on as it tries: 15 to 17.
  const tried = Math.max(15, digits.replace(/[-.]/g, '').length);
  if (exponent >= -4 && exponent < tried) return written_out(digits, exponent);
  const size = String(Math.abs(exponent)).padStart(2, '0');
  return `${digits}e${exponent < 0 ? '-' : '+'}${size}`;
}

type Row = [what: string, id: string, value: string, p: string];

/** Casualties of both sides always; what else is measured where it can come up. */
function measures({ measures: known }: Odds, system: RuleSystem): Row[] {
  return system.measures.flatMap(({ id }, index) => {
    const measure = known[id];
    if (!measure || (index >= 2 && measure.most <= 0)) return [];
    return measure.p.map((p, count): Row => ['measure', id, String(count), number_text(p)]);
  });
}

export function csv(scenario: string, odds: Odds, system: RuleSystem): string {
  const rows: Row[] = [
    ...odds.endings.map(({ id, p }): Row => ['ending', id, '', number_text(p)]),
    ...measures(odds, system),
  ];
  const lines = rows.map(([what, id, ...numbers]) =>
    [cell(scenario), what, cell(id), ...numbers].join(','),
  );
  return `${['scenario,what,id,value,p', ...lines].join('\n')}\n`;
}
