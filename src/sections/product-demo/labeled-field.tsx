import { Field } from "@chakra-ui/react/field";
import clsx from "clsx";
import type { ReactNode } from "react";
import { SingleField } from "../../components/single-field";
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

/** Renders a text field with its label and the message on its fault. */
export function LabeledField(props: LabeledFieldProps) {
  const { label, fault, className, faultClassName, children } = props;
  return (
    <SingleField className={className} invalid={fault !== undefined}>
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.HelperText asChild>
        <p className={clsx(styles.fault, faultClassName)} role="status">
          {fault}
        </p>
      </Field.HelperText>
    </SingleField>
  );
}
