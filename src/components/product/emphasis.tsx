/** A text in which `**…**` is set strong: allergens in a list of ingredients. */
export function Emphasis({ text }: { text: string }) {
  return text.split("**").map((part, index) => {
    // Parts alternate: outside, inside, outside …
    const key = `${index}${part}`;
    return index % 2 ? <strong key={key}>{part}</strong> : part;
  });
}
