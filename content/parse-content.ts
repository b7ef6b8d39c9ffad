import type { z } from "zod";
import { mistakesIn, wanted, type Mistake } from "@/content/mistakes";

/** Reads a value by its shape: the value, or its mistakes. */
export function readContent<Shape extends z.ZodType>(shape: Shape, value: unknown) {
  // A data file names its JSON Schema, for editors.
  const { $schema, ...fields } = (value ?? {}) as { $schema?: unknown };
  const said = $schema === undefined ? value : fields;
  const { data, error } = shape.safeParse(said, { error: wanted });
  const mistakes: readonly Mistake[] = error?.issues ?? [];
  return { data, mistakes };
}

/**
 * Parses a data file of content/data, or what a module of content holds, as it is imported: on the server only.
 *
 * @returns the value in the shape's output type
 * @throws a sentence for each mistake: the file, the entry, the field, what stands there, and what is
 *   wanted; that stops the build
 */
export function parseData<Shape extends z.ZodType>(
  file: string,
  shape: Shape,
  value: unknown,
): z.output<Shape> {
  const { data, mistakes } = readContent(shape, value);
  if (mistakes.length > 0) throw new Error(mistakesIn(file, value, mistakes).join("\n"));
  return data as z.output<Shape>;
}
