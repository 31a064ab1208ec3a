import { notFound } from 'next/navigation';

const problems: Record<string, { title: string; advice: string }> = {
  '400': {
    title: 'We could not read that request',
    advice:
      'It may have been cut off on its way. Go back and try again; a search works best with a few ordinary words.',
  },
  '403': {
    title: 'We only take forms from our own pages',
    advice: 'This one came from another address. Please open the form on this site and send it from there.',
  },
  '415': {
    title: 'We could not read that form',
    advice: 'It was sent in a way that this page does not take. Please use the form on the page.',
  },
  '413': { title: 'That is too large to send', advice: 'Please shorten your message and send it again.' },
};

/** A plain page with the right status for requests that no page can answer; rewrites (lib/site/routing.ts) and the proxy lead here. */
async function answer(_request: Request, { params }: { params: Promise<{ status: string }> }): Promise<Response> {
  const { status } = await params;
  const problem = problems[status];
  if (!problem) notFound();
  const html = `<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${problem.title}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem}</style>
</head>
<body>
<h1>${problem.title}</h1>
<p>${problem.advice}</p>
<p><a href="/">Go Home</a></p>
</body>
</html>
`;
  return new Response(html, {
    status: Number(status),
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
