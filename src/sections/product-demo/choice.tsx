import { RadioGroup } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { choiceRecipe } from "./choice-recipe";

interface ChoiceProps<Value extends string> {
  label: string;
  /** Null: none of them is. */
  value: Value | null;
  options: readonly { value: Value; label: string; picture?: ReactNode }[];
  pick: (value: Value) => void;
  className?: string;
}

/** A few options side by side, of which one is picked; a picture stands in place of its name. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  pick,
  className,
}: ChoiceProps<Value>) {
  return (
    <RadioGroup.Root
      recipe={choiceRecipe}
      className={className}
      value={value}
      onValueChange={(event) => pick(event.value as Value)}
    >
      <RadioGroup.Label className="visually-hidden">{label}</RadioGroup.Label>
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemText>
            {option.picture ? (
              <>
                {option.picture}
                <span className="visually-hidden">{option.label}</span>
              </>
            ) : (
              option.label
            )}
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
