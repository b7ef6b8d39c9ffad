import { AwayLink } from "@/components/ui/away-link";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import type { SitePicture } from "@/content/pictures";
import type { Company } from "@/content/data/schemas/company";
import { proofWords } from "@/content/words/proof";

type Slots = Pick<Company, "licenses" | "insured" | "brandsServiced" | "reviewsUrl">;

/** Licenses and insurance in one line, for the footer; nothing while there are none. */
export const Licenses = ({ licenses, insured }: Pick<Slots, "licenses" | "insured">) => {
  const words = licenses.map(({ name, number }) => `${name} ${number}`);
  if (insured) words.push(proofWords.insured);
  return words.length > 0 && <p className="mb-2">{words.join(" · ")}</p>;
};

/** A link to reviews elsewhere; nothing while there is no such page. */
export const ReviewsLink = ({ reviewsUrl }: Pick<Slots, "reviewsUrl">) =>
  reviewsUrl && (
    <p className="mt-6">
      <AwayLink
        href={reviewsUrl}
        className="link inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <Icon name="star" className="size-5" />
        {proofWords.reviews}
      </AwayLink>
    </p>
  );

/** About's proof: licenses, insurance and brands; no band without any. */
export function Proof({ licenses, insured, brandsServiced, reviewsUrl }: Slots) {
  const facts = [
    ...licenses.map(({ name, number }) => ({ label: name, value: number })),
    { label: proofWords.insurance, value: insured && proofWords.insured },
    { label: proofWords.brands, value: brandsServiced.join(", ") },
  ].filter(({ value }) => value);
  if (facts.length === 0 && !reviewsUrl) return null;
  return (
    <Section heading={proofWords.heading} card>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-x-12 gap-y-6">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-t-2 border-ink pt-3">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="numerals mt-1">{value}</dd>
          </div>
        ))}
      </dl>
      <ReviewsLink reviewsUrl={reviewsUrl} />
    </Section>
  );
}

type TeamProps = {
  people: readonly (Omit<Company["team"][number], "photograph"> & { picture: SitePicture })[];
};

/** The people who come; no band while nobody is named. */
export const Team = ({ people }: TeamProps) =>
  people.length > 0 && (
    <Section heading={proofWords.team}>
      <ul className="grid grid-cols-2 gap-6 md:grid-cols-3 lg:grid-cols-4">
        {people.map(({ name, role, picture }) => (
          <li key={name}>
            <Picture
              picture={picture}
              sizes="(min-width: 1240px) 276px, (min-width: 768px) 30vw, 46vw"
              className="aspect-4/5 w-full rounded-card object-cover"
            />
            <h3 className="mt-3">{name}</h3>
            <p className="text-small text-muted">{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
