import { Icon } from "@/components/ui/icon";
import { Words } from "@/components/ui/words";
import type { IconName } from "@/content/icons";
import type { Service } from "@/content/service-schema";
import { proofWords } from "@/content/words/proof";
import { serviceWords } from "@/content/words/service-page";

type Props = Pick<
  Service,
  "availability" | "serviceDuration" | "warrantyInfo" | "brandsSupported"
> & {
  /** Supported by the specification, although no data sets it. */
  priceRange?: string;
  /** The phone is answered at all hours here: the card's hours are those without an extra fee. */
  anyHour?: boolean | undefined;
};

/** Facts of a service in this order, each only with a value; nothing at all without one. */
export function InfoCards(service: Props) {
  const cards: { label: string; icon: IconName; value: string | undefined }[] = [
    { label: serviceWords.price, icon: "wallet", value: service.priceRange },
    {
      label: service.anyHour ? serviceWords.hoursWithoutFee : serviceWords.hours,
      icon: "calendar",
      value: service.availability,
    },
    { label: serviceWords.duration, icon: "clock", value: service.serviceDuration },
    { label: serviceWords.warranty, icon: "shield-check", value: service.warrantyInfo },
    { label: proofWords.brands, icon: "wrench", value: service.brandsSupported?.join(", ") },
  ];
  const filled = cards.filter(({ value }) => value);
  if (filled.length === 0) return null;
  return (
    <dl className="info-cards">
      {filled.map(({ label, icon, value }) => (
        <div key={label} className="note">
          <dt className="flex items-center gap-2 text-small text-muted">
            <Icon name={icon} className="size-5 text-hue" />
            {label}
          </dt>
          <dd className="numerals mt-1 font-heading text-h3 font-semibold">
            <Words>{value ?? ""}</Words>
          </dd>
        </div>
      ))}
    </dl>
  );
}
