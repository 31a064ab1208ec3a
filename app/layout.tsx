import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/auth/auth-provider';
import { RecordAttribution } from '@/components/leads/record-attribution';
import { NavigationFocus } from '@/components/site/navigation-focus';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { Toaster } from '@/components/ui/toaster';
import { env } from '@/lib/env';
import { INLINE_SCRIPT } from '@/lib/server/security/inline-script';
import { headingFont, textFont } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  applicationName: env.siteName,
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f9f6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#0b1410' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IE" className={`${headingFont.variable} ${textFont.variable}`} data-scroll-behavior="smooth">
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
      </head>
      <body className="flex min-h-dvh flex-col print:block">
        <a
          href="#main"
          className="skip-link fixed top-2 left-2 z-50 -translate-y-20 rounded-sheet bg-brand px-4 py-3 font-semibold text-brand-ink focus:translate-y-0"
        >
          Skip to content
        </a>
        <AuthProvider>
          <SiteHeader />
          <main id="main" tabIndex={-1} className="min-h-[70vh] grow pt-16">
            {children}
          </main>
          <SiteFooter />
        </AuthProvider>
        <RecordAttribution />
        <NavigationFocus />
        <Toaster />
      </body>
    </html>
  );
}
