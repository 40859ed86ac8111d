import { describe, expect, it } from 'vitest';
import { emptyPlan, type Plan } from '../plan/plan.ts';
import { planPurchase } from '../plan/purchase.ts';
import { resumePath } from './resumePath.ts';

const plan: Plan = {
  places: [1, 2].map((id) => ({ id, title: `p${id}`, lat: 37.8, lng: 128.9 })),
  draft: { ...emptyPlan.draft, date: '2031-12-24', time: '09:30', people: 2 },
};
const purchase = planPurchase(plan.draft, plan.places);
const changed = (part: Partial<Plan['draft']>): Plan => ({ ...plan, draft: { ...plan.draft, ...part } });

describe('where a sign-up leads back to', () => {
  it('leads nowhere without chosen places', () => {
    expect(resumePath(emptyPlan, purchase)).toBeNull();
  });

  it('leads to the plan, with or without a save that waits for the login', () => {
    expect(resumePath(plan, null)).toBe('/myplan-detail');
    expect(resumePath(changed({ saveOnReturn: 'leave' }), null)).toBe('/myplan-detail');
  });

  it('leads to the payment that this tab has opened for the plan', () => {
    expect(resumePath(plan, purchase)).toBe('/payment');
  });

  it('leads to the plan if it was changed since, or if Save was tapped last', () => {
    expect(resumePath(changed({ time: '10:00' }), purchase)).toBe('/myplan-detail');
    expect(resumePath(changed({ date: null }), purchase)).toBe('/myplan-detail');
    expect(resumePath(changed({ saveOnReturn: 'stay' }), purchase)).toBe('/myplan-detail');
  });
});
