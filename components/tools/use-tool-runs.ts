import { useCallback, useEffect, useState } from 'react';
import { callApi } from '@/components/ui/call-api';
import { showToast } from '@/components/ui/toaster';
import { type ToolKind, tools } from '@/lib/content/tools';
import type { RunList, RunProgress } from '@/lib/scraper-runs/queries';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { plural } from '@/lib/text/plural';
import { hasOtherActiveRun, withProgress } from './live-runs';
import { focusProgress } from './progress-panel';
import type { ToolTab } from './tool-tabs';
import { readToolUrl, type ToolUrlState, toolUrl } from './tool-url';
import { useRunProgress } from './use-run-progress';

type Options = {
  kind: ToolKind;
  /** The run in the URL of the page. */
  opened?: RunProgress;
  /** The tab in the URL of the page. */
  requestedTab?: ToolTab;
  history: RunList;
  /** Called with the run that is opened, so that the form can show its settings. */
  onShow: (run: RunView) => void;
};

/** The interval of reloading the history while it has active runs that are not followed. */
const HISTORY_MS = 5_000;

/** The tab of a run, unless the URL names another one that is enabled. */
function tabFor(run: RunView | undefined, requested?: ToolTab): ToolTab {
  const hasResults = run !== undefined && run.results > 0;
  const isEnabled = { setup: true, advanced: true, progress: run !== undefined, results: hasResults };
  if (requested && isEnabled[requested]) return requested;
  if (!run) return 'setup';
  return run.isOver && hasResults ? 'results' : 'progress';
}

const showError = (text: string) => showToast({ title: 'Error', text, tone: 'error' });

/** The React key of a list of results: a list that was opened during the run is reloaded at its end. */
export const resultsKey = ({ id, isOver }: RunView) => `${id} ${isOver}`;

/** The state of a tool: the opened run with its tab, and the history. */
export function useToolRuns({ kind, opened, requestedTab, history, onShow }: Options) {
  const [tab, setTab] = useState<ToolTab>(tabFor(opened?.run, requestedTab));
  const [list, setList] = useState(history);
  const [page, setPage] = useState(1);
  const { path } = tools[kind];
  // Each tab and run has its own history entry, so that Back leads to the previous one.
  const pushUrl = (state: ToolUrlState) => window.history.pushState(null, '', toolUrl(path, state));

  const showPage = useCallback(async (requested: number) => {
    const response = await callApi<RunList>(`/api/scraper/runs?page=${requested}`);
    if (!response.ok) return;
    setList(response.value);
    setPage(Math.min(requested, response.value.pages));
  }, []);

  const onEnd = useCallback(
    ({ run }: RunProgress) => {
      void showPage(1);
      const summary = `${plural(run.results, kind === 'website' ? 'page' : 'item')}: ${run.subject}`;
      if (run.status === 'done')
        showToast({ title: run.isPartial ? 'Partly done' : 'Scraping Complete!', text: summary });
      if (run.status === 'failed') showError(run.message);
      if (run.results === 0 || run.status !== 'done') return;
      setTab('results');
      window.history.replaceState(null, '', toolUrl(path, { run: run.id, tab: 'results' }));
    },
    [showPage, kind, path],
  );
  const { progress, connection, follow } = useRunProgress(opened, onEnd);

  const hasOthers = hasOtherActiveRun(list, progress);
  useEffect(() => {
    if (!hasOthers) return;
    const timer = setInterval(() => void showPage(page), HISTORY_MS);
    return () => clearInterval(timer);
  }, [hasOthers, showPage, page]);

  function watch(run: RunView) {
    onShow(run);
    follow({ run, lastItems: [] });
    pushUrl({ run: run.id, tab: 'progress' });
    setTab('progress');
    // It is hidden until it is rendered.
    setTimeout(focusProgress);
    void showPage(1);
  }

  async function repeat(run: RunView) {
    const response = await callApi<RunView>(`/api/scraper/runs/${run.id}/again`, { method: 'POST' });
    if (!response.ok) showError(response.message);
    else if (run.kind === kind) watch(response.value);
    else window.location.assign(toolUrl(tools[run.kind].path, { run: response.value.id }));
  }

  async function cancel() {
    if (!progress) return;
    const response = await callApi<RunView>(`/api/scraper/runs/${progress.run.id}/cancel`, { method: 'POST' });
    if (response.ok) showToast({ title: 'Run cancelled', text: 'The results so far are kept.' });
    else showError(response.message);
  }

  /** Loads a run and shows it; false when that fails. */
  async function load(runId: string, requested?: ToolTab): Promise<boolean> {
    const response = await callApi<RunProgress>(`/api/scraper/runs/${runId}`);
    if (!response.ok) {
      showError(response.message);
      return false;
    }
    onShow(response.value.run);
    follow(response.value);
    setTab(tabFor(response.value.run, requested));
    return true;
  }

  async function open(run: RunView) {
    if (run.kind !== kind) return window.location.assign(toolUrl(tools[run.kind].path, { run: run.id }));
    if (!(await load(run.id))) return;
    pushUrl({ run: run.id });
    window.scrollTo({ top: 0 });
  }

  function showTab(next: ToolTab) {
    setTab(next);
    const url = toolUrl(path, { run: progress?.run.id, tab: next });
    // A click selects a tab twice, by mouse and by focus: only the first may add a history entry.
    if (url !== window.location.pathname + window.location.search) window.history.pushState(null, '', url);
  }

  useEffect(() => {
    const onPopState = () => {
      const { run, tab: requested } = readToolUrl(window.location.search);
      if (run && run !== progress?.run.id) return void load(run, requested);
      if (!run) follow(undefined);
      setTab(tabFor(run ? progress?.run : undefined, requested));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  });

  /** Shows a change of the opened run, here and in the history. */
  function update(run: RunView) {
    if (run.id === progress?.run.id) follow({ ...progress, run });
    void showPage(page);
  }

  function removeRun(run: RunView) {
    void showPage(page);
    if (run.id !== progress?.run.id) return;
    follow(undefined);
    window.history.replaceState(null, '', path);
    setTab('setup');
  }

  return {
    tab,
    showTab,
    progress,
    connection,
    watch,
    repeat,
    cancel,
    update,
    disabled: { progress: !progress, results: !progress || progress.run.results === 0 },
    history: {
      list: withProgress(list, progress),
      page,
      onPage: showPage,
      current: progress?.run.id,
      onOpen: open,
      onAgain: repeat,
      onDeleted: removeRun,
    },
  };
}
