import { AgentSays } from '@/components/chat/bubbles';
import { AgentWindow } from '@/components/meet/agent-window';
import { OwnSiteQuestions } from '@/components/meet/own-site-questions';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PageHero } from '@/components/ui/page-hero';
import { aboutUs } from '@/lib/content/pages/meet-your-agent';
import { notFound } from '@/lib/content/pages/not-found';
import { GoBack, LogMissingPath } from './go-back';

/** The content of a page that does not exist: our own agent says so, and answers in its place. */
export function NotFoundView() {
  const { agent, detail } = aboutUs;
  return (
    <PageHero
      title={notFound.title}
      lead={notFound.lead}
      picture={
        <div className="max-w-[36rem]">
          <AgentWindow title={agent} detail={detail}>
            <AgentSays tone="open">
              <p>{notFound.says}</p>
              <ul className="mt-1">
                {notFound.links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} className="link inline-block py-1">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </AgentSays>
            <OwnSiteQuestions returnTo="/" isBrief />
          </AgentWindow>
        </div>
      }
    >
      <ButtonLink href="/">Go Home</ButtonLink>
      <GoBack />
      <LogMissingPath />
    </PageHero>
  );
}
