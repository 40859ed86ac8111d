import { useQuery } from '@tanstack/react-query';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { resumedPlan } from '../../features/plan/plan.ts';
import { planStore, usePlan } from '../../features/plan/planStore.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import { asCallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';

/** The date of the saved plan for a button's label, as MM.DD in Asia/Seoul (docs/product/plans.md#my-plan). */
function dateLabel(updatedAt: string): string {
  return toSeoulDate(new Date(updatedAt)).slice('yyyy-'.length).replace('-', '.');
}

/** Resumes the user's saved plan, merged with what is chosen on this device (docs/product/plans.md#my-plan). */
export function ResumePlan() {
  const { language, messages } = useLanguage();
  const client = useClient();
  const input = { params: {}, query: { locale: language } };
  const { data: plan, error, refetch } = useQuery(personalQuery(client, useNickname(), 'getTripPlan', input));
  const planMessages = messages.plan;
  const here = usePlan();
  const navigate = useAppNavigate();

  if (error && !plan)
    return <FailedCall failure={asCallFailure(error)} text={planMessages.savedFailed} onRetry={refetch} />;
  if (!plan || !here) {
    return (
      <>
        <p role="status" className="sr-only">
          {planMessages.savedLoading}
        </p>
        <Skeleton className="h-12 w-full" />
      </>
    );
  }
  // The message takes the skeleton's space, so that nothing below it moves.
  if (plan.updatedAt === null || plan.visitSpotSet.length === 0) {
    return <p className="min-h-12 text-muted text-sm">{planMessages.savedNone}</p>;
  }
  const date = dateLabel(plan.updatedAt);
  const resume = () => {
    planStore.change((mine) => resumedPlan(mine, plan, new Date()));
    navigate(paths.tripPlan(), { state: { visitedPlaces: planStore.read().places } });
  };
  return (
    <Button variant="outline" className="w-full" onClick={resume}>
      {here.places.length > 0 ? planMessages.addSavedPlan(date) : planMessages.continuePlan(date)}
    </Button>
  );
}
