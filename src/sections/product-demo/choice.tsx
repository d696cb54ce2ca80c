import { RadioGroup } from "@chakra-ui/react/radio-group";
import clsx from "clsx";
import type { ReactNode } from "react";

interface ChoiceProps<Option extends string> {
  label: string;
  hidesLabel?: boolean;
  options: readonly Option[];
  /** Null if no option is selected. */
  value: Option | null;
  labelOf: (option: Option) => string;
  /** Returns a picture to show instead of the option's label. */
  pictureOf?: (option: Option) => ReactNode;
  onSelect: (option: Option) => void;
}

export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, hidesLabel, options, value, labelOf, pictureOf, onSelect } = props;
  return (
    <RadioGroup.Root value={value} onValueChange={(event) => onSelect(event.value as Option)}>
      <RadioGroup.Label className={clsx(hidesLabel && "visually-hidden")}>{label}</RadioGroup.Label>
      {options.map((option) => (
        <RadioGroup.Item key={option} value={option}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemText>
            {pictureOf?.(option)}
            <span className={clsx(pictureOf && "visually-hidden")}>{labelOf(option)}</span>
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
