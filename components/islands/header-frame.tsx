"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { closeMenus, useMenus } from "@/components/islands/use-menus";
import { sectionOf } from "@/lib/own-address";
import { distances } from "@/lib/timings";
import { useScrolledBeyond } from "@/lib/use-scrolled-beyond";

/**
 * The moving part of the header: its scrolled state after 120 px (row 38), the dark-text flag while
 * a menu is open (row 41), and what native popovers lack: hover, aria-expanded, closing on route
 * change (row 40). The menus themselves open before this is loaded.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const scrolled = useScrolledBeyond(distances.headerScrolled);
  const [menuOpen, setMenuOpen] = useState(false);
  const path = usePathname();

  useMenus(header, setMenuOpen);
  // Before the new page takes the focus, and not on hydration: a menu may have been opened by then.
  const shownPath = useRef(path);
  useLayoutEffect(() => {
    if (shownPath.current !== path && header.current) closeMenus(header.current);
    shownPath.current = path;
  }, [path]);
  useEffect(() => markCurrent(header.current, path), [path]);

  return (
    <header
      ref={header}
      className="site-header"
      data-scrolled={scrolled || undefined}
      data-dark-text={menuOpen || undefined}
    >
      {children}
    </header>
  );
}

/**
 * Marks the menu's links to the page one is on, and the button of the panel whose pages it belongs
 * to; they are served without a mark, the same on every page.
 */
function markCurrent(header: HTMLElement | null, path: string) {
  for (const item of header?.querySelectorAll("nav .nav-item, nav a") ?? []) {
    const links = Array.from(item.nextElementSibling?.querySelectorAll("a") ?? []);
    const value =
      item instanceof HTMLAnchorElement
        ? item.pathname === path && "page"
        : links.some(({ pathname }) => sectionOf(pathname) === sectionOf(path)) && "true";
    if (value) item.setAttribute("aria-current", value);
    else item.removeAttribute("aria-current");
  }
}
