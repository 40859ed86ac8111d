import { seoulDateOf } from '../../../contract/planRules.ts';
import { resumedPlan } from '../../features/plan/plan.ts';
import { planStore, usePlan } from '../../features/plan/planStore.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useGo } from '../../shared/ui/useGo.ts';
import { useSavedPlan } from './useSavedPlan.ts';

/** SPEC 4: the date of the saved plan for a button's label, as MM.DD in Asia/Seoul. */
function dateLabel(updatedAt: string): string {
  return seoulDateOf(new Date(updatedAt)).slice('yyyy-'.length).replace('-', '.');
}

/** Resumes the user's saved plan, merged with what is chosen on this device (SPEC 4). */
export function ResumePlan() {
  const { messages } = useLanguage();
  const words = messages.plan;
  const { plan, failure, retry } = useSavedPlan();
  const here = usePlan();
  const go = useGo();

  if (failure) return <FailedCall failure={failure} text={words.savedFailed} onRetry={retry} />;
  if (!plan || !here) {
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
  const date = dateLabel(plan.updatedAt);
  const resume = () => {
    planStore.change((mine) => resumedPlan(mine, plan, new Date()));
    go(paths.tripPlan());
  };
  return (
    <Button look="outline" className="w-full" onClick={resume}>
      {here.places.length > 0 ? words.addSavedPlan(date) : words.continuePlan(date)}
    </Button>
  );
}
