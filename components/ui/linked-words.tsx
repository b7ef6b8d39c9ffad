import { Words } from "@/components/ui/words";

/** Some words of a sentence, and where they lead. */
export type WordsLink = { words: string; path: string };

type Props = { link: WordsLink; children: string };

/** A sentence in which some words are a link; one without these words stays text. */
export function LinkedWords({ link, children }: Props) {
  const [before = "", after] = children.split(link.words);
  return (
    <>
      <Words>{before}</Words>
      {after !== undefined && (
        <>
          <a href={link.path} className="underline underline-offset-4">
            {link.words}
          </a>
          <Words>{after}</Words>
        </>
      )}
    </>
  );
}
