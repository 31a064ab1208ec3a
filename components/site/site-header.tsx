import { AccountMenu } from '@/components/auth/account-menu';
import { ButtonLink } from '@/components/ui/button';
import { Menu, X } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { mainNavigation } from '@/lib/content/navigation';
import { env } from '@/lib/env';
import { sitePages } from '@/lib/pages';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { TrialLink } from './trial-link';

// Rendered on the server: the menu is a client component, and its script should not include the icons.
const menuIcons = {
  open: <Menu className="size-5" />,
  close: <X className="size-5" />,
};

function NavigationList({ className }: { className: string }) {
  return (
    <ul className={`site-nav ${className}`}>
      {mainNavigation.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href}>{label}</NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The sticky header of every page. */
export function SiteHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-line border-b bg-paper">
      <div className="group mx-auto flex h-16 max-w-[76rem] items-center gap-2.5 px-5 sm:gap-4 sm:px-8">
        <Link href="/" className="mr-auto flex rounded-sheet py-1.5" aria-label={`${env.siteName}, home`}>
          <Logo siteName={env.siteName} />
        </Link>
        <nav aria-label="Main" className="hidden xl:block">
          <NavigationList className="site-nav-bar" />
        </nav>
        {/* On a phone there is room for one of the two; the menu has the other. */}
        <TrialLink size="sm" className="max-sm:group-has-[[data-account]]:hidden whitespace-nowrap max-sm:px-3" />
        <AccountMenu className="whitespace-nowrap" />
        <MobileMenu icons={menuIcons}>
          <nav aria-label="Main" className="px-3 py-3">
            <NavigationList className="text-lg" />
          </nav>
          <div className="grid gap-3 border-line border-t p-5">
            <TrialLink />
            {env.agentPreviewsADay > 0 ? (
              <ButtonLink href={sitePages.meetYourAgent.path} variant="quiet">
                Try it on your website
              </ButtonLink>
            ) : null}
            <AccountMenu as="list" />
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}
