import { Field } from "@chakra-ui/react/field";

/**
 * Renders Chakra's Field around one input. Chakra's is a group, whose name and the input's label screen readers
 * would announce one after the other although they are the same.
 */
export function SingleField(props: Field.RootProps) {
  return <Field.Root role="presentation" {...props} />;
}
