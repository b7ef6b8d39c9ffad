import type { MetadataRoute } from "next";
import { company } from "@/content/company";
import { pages } from "@/content/navigation";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.name,
    description: pages.home.description,
    start_url: "/",
    display: "browser",
    background_color: "#faf8f4",
    theme_color: "#0c1a26",
    icons: [192, 512].flatMap((size) =>
      (["any", "maskable"] as const).map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
}
