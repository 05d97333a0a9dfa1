import type { Metadata } from 'next';
import { TeamForm } from '@/components/onboarding/team-form';
import { PageHeader } from '@/components/ui/page-header';
import { requireStudentPage } from '@/lib/auth/guards';
import { getOwnTeam } from '@/lib/data/team/queries';
import { generateTeamName } from '@/lib/domain/team-names';

export const metadata: Metadata = { title: 'Your team' };

export default async function CreateTeamPage() {
  const viewer = await requireStudentPage({ needs: 'assessment' });
  const own = await getOwnTeam(viewer);
  return (
    <>
      <PageHeader title="Make your team" lead="Pick a name, a mascot and your colors. Your class will see them." />
      <TeamForm
        initial={
          own ?? {
            name: generateTeamName(Math.random),
            mascot: 'eagle',
            theme: 'Green',
            helmetColor: '006442',
            facemaskColor: 'F5C245',
          }
        }
      />
    </>
  );
}
