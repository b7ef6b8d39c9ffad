import { Icon } from "@/components/ui/icon";

type Props = { items: readonly string[]; className: string };

export const CheckedList = ({ items, className }: Props) => (
  <ul className={`${className} grid gap-3`}>
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        <Icon name="check" className="mt-1 size-5 shrink-0 text-sage" />
        {item}
      </li>
    ))}
  </ul>
);
