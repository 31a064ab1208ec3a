/** Fetches a signed timestamp to send along with a form; empty when that fails, so that the server decides. */
export async function fetchFormToken(): Promise<string> {
  // Not with callApi, whose error messages would add to the weight of every page with a form.
  try {
    const response = await fetch('/api/form-token');
    if (!response.ok) return '';
    const { formToken }: { formToken: string } = await response.json();
    return formToken;
  } catch {
    return '';
  }
}
