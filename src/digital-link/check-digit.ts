/**
 * The check digit of a GS1 identification key (GS1 General Specifications, section 7.9.1).
 * @param digits the key without its check digit, e.g. "0950600013435"
 * @returns one digit: weights 3 and 1 in turn from the right, the sum filled up to a ten
 */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
