import type { MenuGroup } from "@/content/navigation";

/** Every service of the menu, in the not-found page itself. */
export const ServiceDirectory = ({ groups }: { groups: readonly MenuGroup[] }) => (
  <div className="mt-14 grid gap-10 border-t border-line pt-10 sm:grid-cols-2 lg:grid-cols-4">
    {groups.map(({ label, family, children }) => (
      <section key={label} data-family={family}>
        <h2 className="text-h3 text-hue">{label}</h2>
        <ul className="mt-2">
          {children.map(({ path, label: name }) => (
            <li key={path}>
              <a
                href={path}
                className="inline-flex min-h-11 items-center py-1.5 leading-snug underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
