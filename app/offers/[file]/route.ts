import { calendarFile } from "@/app/calendar-file";
import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { promotions } from "@/content/promotions";
import { siteUrl } from "@/content/site";
import { offerEvent } from "@/content/words/offers";
import { offerCalendarFile } from "@/lib/calendar/offer-file";

export const dynamic = "force-static";
export const dynamicParams = false;

const dated = promotions.filter(({ endsOn }) => endsOn);

export const generateStaticParams = () =>
  dated.map((promotion) => ({ file: offerCalendarFile(promotion) }));

type Context = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const promotion = dated.find((each) => offerCalendarFile(each) === file);
  if (!promotion?.endsOn) return new Response(null, { status: 404 });
  const { id, title, code, description, endsOn } = promotion;
  const event = {
    id,
    day: endsOn,
    title: offerEvent.title(title),
    description: offerEvent.text(description, code, company.phone.display),
    url: siteUrl + pages.promotions.path,
  };
  return calendarFile([event]);
}
