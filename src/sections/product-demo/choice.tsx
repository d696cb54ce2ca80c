import { RadioGroup } from "@chakra-ui/react";
import clsx from "clsx";
import type { ReactNode } from "react";

interface ChoiceProps<Value extends string> {
  label: string;
  /** Whether the label is visually hidden. */
  hidesLabel?: boolean;
  /** Null if no option is selected. */
  value: Value | null;
  options: readonly { value: Value; label: string; picture?: ReactNode }[];
  onSelect: (value: Value) => void;
}

/** Renders options side by side as radio buttons. An option with a picture shows it instead of the label. */
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
