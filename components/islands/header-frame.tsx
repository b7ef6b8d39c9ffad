"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { closeMenus, useMenus } from "@/components/islands/use-menus";
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
  useEffect(() => {
    if (header.current) closeMenus(header.current);
  }, [path]);

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
