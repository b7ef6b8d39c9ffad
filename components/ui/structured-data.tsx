import type { StructuredNode } from "@/lib/seo/structured-data";

type Props = { nodes: readonly StructuredNode[] };

/** Structured data for search engines; `<` is escaped, so that no text can end the script. */
export const StructuredData = ({ nodes }: Props) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(nodes).replaceAll("<", "\\u003c") }}
  />
);
