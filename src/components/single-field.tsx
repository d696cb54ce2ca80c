import { Field } from "@chakra-ui/react/field";

/**
 * Renders Chakra's Field around one input. Chakra's Field is a group with the same name as its input, and screen
 * readers would announce that name twice.
 */
export function SingleField(props: Field.RootProps) {
  return <Field.Root role="presentation" {...props} />;
}
