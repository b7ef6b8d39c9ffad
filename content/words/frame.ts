/**
 * The frame of every page: header, menu, phone bar, footer, and the messages while a part of the
 * page loads. Exact to the character: `toTop`, `menu.deals`, `menu.schedule`. The pages' names in
 * menu and footer are in content/navigation.ts.
 */
export const frameWords = {
  skip: "Skip to content",
  breadcrumb: "Breadcrumb",
  toTop: "Scroll to top",
  newTab: "(opens in a new tab)",
  menu: {
    label: "Main",
    open: "Menu",
    back: "Back to menu",
    about: "About",
    deals: "Exclusive Deals",
    schedule: "Schedule Service",
    question: "No heat, no AC, or not sure?",
  },
  callBar: {
    label: "Quick contact",
    email: "Email us",
    quote: "Free quote",
    request: "Request service",
    join: "Join the plan",
  },
  footer: {
    newsletter: "Offers and news by email",
    newsletterText: "Unsubscribe anytime.",
    map: "See us on a map",
    contact: "Contact",
    company: "Company",
    social: "Follow us",
    copyright: "© {year} {company}. Site by {developer}",
  },
  loading: {
    waiting: "One moment...",
    failed:
      "This part of the page didn't load, or the page is older than our site. {again}: what you typed stays. Or call {phone}.",
    unreachable:
      "We can't reach our site right now, so the page stays as it is. Check your connection. {again} then, or call {phone}.",
    again: "Load the page again",
    pressAgain: "This part of the page just loaded. Please press again.",
  },
} as const;
