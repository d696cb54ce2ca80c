import { useId } from "react";
import type { DateOption } from "./use-date-lists";

interface DatePartProps {
  label: string;
  /** What stands for no choice. */
  none: string;
  value: string;
  options: readonly DateOption[];
  enter: (value: string) => void;
}

/** Day, month or year: a list. */
export function DatePart({ label, none, value, options, enter }: DatePartProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        data-view="codes"
        value={value}
        onChange={(event) => enter(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
