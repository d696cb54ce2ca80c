import { RadioGroup } from "@chakra-ui/react";
import clsx from "clsx";
import type { ReactNode } from "react";

interface ChoiceProps<Value extends string> {
  label: string;
  /** Whether only screen readers get the label. */
  hidesLabel?: boolean;
  /** Null if no option is selected. */
  value: Value | null;
  options: readonly { value: Value; label: string; picture?: ReactNode }[];
  onSelect: (value: Value) => void;
}

/** Options side by side, of which one is selected; an option with a picture shows that instead of its label. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hidesLabel, value, options, onSelect } = props;
  return (
    <RadioGroup.Root value={value} onValueChange={(event) => onSelect(event.value as Value)}>
      <RadioGroup.Label className={clsx(hidesLabel && "visually-hidden")}>{label}</RadioGroup.Label>
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemText>
            {option.picture}
            <span className={clsx(option.picture && "visually-hidden")}>{option.label}</span>
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
