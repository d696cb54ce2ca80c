import { Field } from "@chakra-ui/react/field";
import clsx from "clsx";
import type { ReactNode } from "react";
import * as styles from "./fields.module.css";

interface LabeledFieldProps {
  label: string;
  /** What is wrong with the text; undefined if nothing is. Screen readers announce it. */
  fault: string | undefined;
  className?: string;
  faultClassName?: string;
  /** Chakra's Input or Textarea. */
  children: ReactNode;
}

/**
 * Renders a text field with its label and the message on its fault. Chakra's Field is a group; this one is
 * not, because it contains one input, whose label a screen reader would announce twice.
 */
export function LabeledField(props: LabeledFieldProps) {
  const { label, fault, className, faultClassName, children } = props;
  return (
    <Field.Root className={className} role="presentation" invalid={fault !== undefined}>
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.HelperText asChild>
        <p className={clsx(styles.fault, faultClassName)} role="status">
          {fault}
        </p>
      </Field.HelperText>
    </Field.Root>
  );
}
