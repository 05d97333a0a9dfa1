import { GraphUploadForm } from '@/components/graphs/graph-upload-form';
import {
  NewestGraphAndTypeTiles,
  WeekGraphCountAndNextPoints,
} from '@/components/graphs/newest-graph-and-type-tiles';
import { OwnGraphs, ReturnedGraphs } from '@/components/graphs/own-graphs';
import { renderGraphTypeSketches } from '@/components/graphs/registry';
import { Card } from '@/components/ui/card';
import { HelpLine } from '@/components/ui/help-line';
import { LinkButton } from '@/components/ui/link-button';
import { Notice, UnreadableItemsNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { getGraphHub } from '@/lib/data/graph/queries';
import { getLessonList } from '@/lib/data/lesson/queries';
import { GRAPH_TYPES } from '@/lib/domain/graphs/graph-names';
import { GRAPH_HUB, newVersionOfText, picturesLeftText } from '@/words/graph-hub';
import { localizedGraphTypeLabel } from '@/words/graph-names';
import { STUDENT_PAGE_HELP } from '@/words/help';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { defineStudentPage } from '../define-student-page';

export const generateMetadata = () => ({ title: STUDENT_PAGE_TITLES.graphs });

const PHOTO_ADDRESS = '/student/graph-upload?photo=1#hand-in';

type Props = {
  searchParams: Promise<Partial<Record<'replace' | 'photo', string | string[]>>>;
};

/**
 * The form for photos opens with `?photo`, and with `?replace` and the id of a graph for its new
 * version.
 */

export default defineStudentPage({}, async (viewer, { searchParams }: Props) => {
  const [hub, lessons, { replace, photo }] = await Promise.all([
    getGraphHub(viewer),
    getLessonList(viewer),
    searchParams,
  ]);
  const replaces =
    hub.weeks.flatMap(({ graphs }) => graphs).find(({ id }) => id === replace) ?? null;
  return (
    <>
      <PageHeader
        title={STUDENT_PAGE_TITLES.graphs}
        subtitle={<WeekGraphCountAndNextPoints hub={hub} />}
        actions={
          <>
            <LinkButton href={PHOTO_ADDRESS} variant="secondary" icon="camera">
              {GRAPH_HUB.photoOfPaper}
            </LinkButton>
            <LinkButton href="/student/graph-upload/class" variant="secondary" icon="users">
              {STUDENT_PAGE_TITLES.classGallery}
            </LinkButton>
          </>
        }
        help={<HelpLine sentences={STUDENT_PAGE_HELP.graphs} />}
      />
      <div className="grid grid-cols-1 gap-6">
        {replaces ? null : <ReturnedGraphs weeks={hub.weeks} readOnly={hub.readOnly} />}
        {replaces || photo !== undefined ? (
          <div id="hand-in" tabIndex={-1} className="grid scroll-mt-4 grid-cols-1">
            {hub.closed ? (
              <Notice tone="info" title={GRAPH_HUB.noPictureNow}>
                {hub.closed}
              </Notice>
            ) : (
              <Card title={replaces ? newVersionOfText(replaces.title) : GRAPH_HUB.turnInPhoto}>
                <p className="mb-4 text-content-soft">{picturesLeftText(hub.filesLeft)}</p>
                <GraphUploadForm
                  types={GRAPH_TYPES.map((type) => ({
                    type,
                    label: localizedGraphTypeLabel(type),
                  }))}
                  account={hub.account}
                  replaces={replaces}
                />
              </Card>
            )}
          </div>
        ) : null}
        <NewestGraphAndTypeTiles
          hub={hub}
          lessons={lessons}
          sketches={await renderGraphTypeSketches(hub.source)}
        />
        <UnreadableItemsNotice
          count={hub.unreadable}
          singular={GRAPH_HUB.oneGraph}
          plural={GRAPH_HUB.someGraphs}
        />
        <OwnGraphs weeks={hub.weeks} thisWeek={hub.week} readOnly={hub.readOnly} />
      </div>
    </>
  );
});
