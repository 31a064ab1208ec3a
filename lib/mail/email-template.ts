/** What a mail says, before it becomes text and HTML. Every string is plain text. */
export type EmailContent = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to do, as a button and as a bare address. */
  action?: { label: string; url: string };
  /** Stands below the action: how long it holds, and what to do if one did not ask for it. */
  notes: readonly string[];
  /** Answers go there instead of to the sender. */
  replyTo?: { name: string; address: string };
  /** Where one press ends further mails of this kind; a mail that is not strictly about what somebody did carries it. */
  unsubscribeUrl?: string;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The plain text part. */
export function renderText(
  { greeting, paragraphs, action, notes, unsubscribeUrl }: EmailContent,
  signature: string,
): string {
  const leave = unsubscribeUrl ? `\n\nNo more mails like this: ${unsubscribeUrl}` : '';
  const parts = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes];
  return `${[...parts, `-- \n${signature}${leave}`].join('\n\n')}\n`;
}

/** The HTML part: tables and inline styles, which every mail program shows alike, and nothing that is fetched. */
export function renderHtml(letter: EmailContent, signature: string): string {
  const { subject, greeting, paragraphs, action, notes, unsubscribeUrl } = letter;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const note = (text: string) => `<p style="margin:0 0 12px;font-size:14px;color:#4d5b52">${escapeHtml(text)}</p>`;
  const url = action ? escapeHtml(action.url) : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:14px 22px;border-radius:4px;background:#1c5a3c;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px;color:#4d5b52;word-break:break-all">${url}</p>`
    : '';
  const leave = unsubscribeUrl
    ? `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#4d5b52">No more mails like this</a>`
    : '';
  return `<!doctype html>
<html lang="en-IE">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f9f6ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #dcd8cb;border-radius:4px"><tr>
<td style="padding:32px;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#16211b">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${button}
${notes.map(note).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dcd8cb;font-size:14px;color:#4d5b52">${escapeHtml(signature).replaceAll('\n', '<br>')}${leave}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
