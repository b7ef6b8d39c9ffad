import { renderToStaticMarkup } from "react-dom/server";
import { HeroFrame } from "@/components/ui/hero-frame";
import { findPicture } from "@/content/pictures";

test.each([
  [0.8, 0.3, "object-top lg:object-right-top"],
  [0.8, 0.5, "lg:object-right"],
  [0.8, 0.7, "object-[50%_75%] lg:object-[100%_75%]"],
  [0.5, 0.3, "object-top"],
  [0.5, 0.5, ""],
  [0.3, 0.7, "object-[50%_75%] lg:object-[0%_75%]"],
])("a subject at %d, %d keeps both its side and its height on wide screens", (x, y, crop) => {
  const picture = { ...findPicture("tool-roll"), focal: { x, y } };
  const html = renderToStaticMarkup(
    <HeroFrame beside className="" picture={picture}>
      Words
    </HeroFrame>,
  );
  expect(html.match(/(?:lg:)?object-[^\s"]+/g)?.join(" ") ?? "").toBe(crop);
});
