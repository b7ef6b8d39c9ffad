import { Words } from "@/components/ui/words";
import type { ServiceSection } from "@/content/service-schema";

/** What happens on the visit, step by step. */
export const VisitSteps = ({
  id,
  heading,
  text,
  bullets = [],
}: Pick<ServiceSection, "heading" | "text" | "bullets"> & { id: string }) => (
  <section id={id} className="visit">
    <h2 className="text-large">{heading}</h2>
    <p className="mt-2">
      <Words>{text}</Words>
    </p>
    <ol className="steps mt-4 sm:mt-5">
      {bullets.map((step) => (
        <li key={step}>
          <Words>{step}</Words>
        </li>
      ))}
    </ol>
  </section>
);
