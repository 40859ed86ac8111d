import { useQuery } from '@tanstack/react-query';
import { useNickname } from '../../features/account/useNickname.ts';
import { planDateLabel, resumedPlan } from '../../features/plan/savedPlan.ts';
import { useVisitedPlaces } from '../../features/plan/useVisitedPlaces.ts';
import { readVisitedPlaces, writeVisitedPlaces } from '../../features/plan/visitedPlaces.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import { asCallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useGo } from '../../shared/ui/useGo.ts';

/** Resumes the user's saved plan, merged with what is chosen on this device (SPEC 4). */
export function ResumePlan() {
  const { language, messages } = useLanguage();
  const client = useClient();
  const input = { params: {}, query: { locale: language } };
  const { data: plan, error, refetch } = useQuery(personalQuery(client, useNickname(), 'getTripPlan', input));
  const words = messages.plan;
  const places = useVisitedPlaces();
  const go = useGo();

  if (error && !plan)
    return <FailedCall failure={asCallFailure(error)} text={words.savedFailed} onRetry={refetch} />;
  if (!plan || !places) {
    return (
      <>
        <p role="status" className="sr-only">
          {words.savedLoading}
        </p>
        <Skeleton className="h-12 w-full" />
      </>
    );
  }
  // The message takes the skeleton's space, so that nothing below it moves.
  if (plan.updatedAt === null || plan.visitSpotSet.length === 0) {
    return <p className="min-h-12 text-muted text-sm">{words.savedNone}</p>;
  }
  const date = planDateLabel(plan.updatedAt);
  const resume = () => {
    // Read again: another tab may have chosen more in the meantime.
    const resumed = resumedPlan(plan, readVisitedPlaces(), new Date());
    // If storage fails, the navigation still carries the places, and the screen says what was not stored.
    writeVisitedPlaces(resumed.visitedPlaces);
    go(paths.tripPlan(), { state: resumed });
  };
  return (
    <Button look="outline" className="w-full" onClick={resume}>
      {places.length > 0 ? words.addSavedPlan(date) : words.continuePlan(date)}
    </Button>
  );
}
