const whole = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const percentage = new Intl.NumberFormat('en-IE', { style: 'percent', maximumFractionDigits: 1 });

/** Cents as "€1,279"; with cents only where there are any. */
export function euro(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100);
}

/** Cents rounded to the nearest euro, "€28,363". */
export function roundEuro(cents: number): string {
  return whole.format(cents / 100);
}

/** 0.823 as "82.3%". */
export function percent(ratio: number): string {
  return percentage.format(ratio);
}
