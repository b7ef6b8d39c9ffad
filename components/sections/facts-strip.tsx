import { Icon } from "@/components/ui/icon";
import { Words } from "@/components/ui/words";
import type { IconName } from "@/content/icons";
import type { ServiceFacts } from "@/content/service-schema";
import { serviceWords } from "@/content/words/service-page";

type Props = { facts: Pick<ServiceFacts, "when" | "cost" | "warranty" | "who"> };

/**
 * What a worried reader asks first, in one band under the hero and the same on every service page:
 * when we come, what it costs, the warranty where there is one, and who comes. Rows of label and
 * answer on phones, columns from 768 px on (rows 197-202).
 */
export function FactsStrip({ facts }: Props) {
  const answers: { label: string; icon: IconName; value: string | undefined }[] = [
    { label: serviceWords.when, icon: "clock", value: facts.when },
    { label: serviceWords.cost, icon: "wallet", value: facts.cost },
    { label: serviceWords.warranty, icon: "shield-check", value: facts.warranty },
    { label: serviceWords.who, icon: "users", value: facts.who },
  ];
  return (
    <div className="facts-strip border-b border-line bg-card">
      <ul className="shell">
        {answers.map(
          ({ label, icon, value }) =>
            value && (
              <li key={label}>
                <span className="label">
                  <Icon name={icon} className="size-4 shrink-0 max-md:hidden" />
                  {label}
                </span>{" "}
                {/* One answer a line. */}
                <span>
                  {value.split(/(?<=\.) /).map((answer, index) => (
                    <span key={answer} className="block">
                      {index > 0 && " "}
                      <Words>{answer}</Words>
                    </span>
                  ))}
                </span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
