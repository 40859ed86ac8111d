import { workload } from './effort.ts';
import { type BenchEngine, onBothEngines } from './engines.ts';
import { quantile, type Report } from './report.ts';
import { openRunningProduct } from './runningProduct.ts';
import { confirmPayment, type Scenario, savePlan, signIn, tenSignIns } from './scenarios.ts';
import { makeAccount } from './visitorAccount.ts';

const warmUp = workload(3, 0);

/**
 * Sign-in, saving a plan and confirming a payment over HTTP, one after the other, on both engines. Each is compared with a
 * lower bound of its cost; the two are measured in turn, in the same process and on the same database.
 */
export async function measureAccounts(report: Report): Promise<void> {
  await onBothEngines(report, (engine) => measureEngine(report, engine));
}

async function measureEngine(report: Report, engine: BenchEngine): Promise<void> {
  report.heading(`What an account does, ${engine.name}, ms`);
  const product = await openRunningProduct(engine);
  try {
    const account = await makeAccount(product, 'sora');
    const other = await makeAccount(product, 'minho');
    const accessToken = await account.signIn();
    const scenarios = [
      signIn(account),
      tenSignIns(account),
      savePlan(product, accessToken, other),
      confirmPayment(product, accessToken),
    ];
    for (const scenario of scenarios) await measureScenario(report, engine, scenario);
  } finally {
    await product.close();
  }
}

async function measureScenario(report: Report, engine: BenchEngine, scenario: Scenario): Promise<void> {
  const own: number[] = [];
  const bare: number[] = [];
  const rounds = workload(scenario.rounds, 1);
  for (let round = -warmUp; round < rounds; round += 1) {
    await scenario.prepare?.();
    const [took, tookBare] = [await measureTime(scenario.act), await measureTime(scenario.bare)];
    if (round < 0) continue;
    own.push(took);
    bare.push(tookBare);
  }
  const shown = (times: readonly number[]) =>
    `p50 ${quantile(times, 0.5).toFixed(1)} p99 ${quantile(times, 0.99).toFixed(1)}`;
  report.add({
    name: `${engine.name} ${scenario.name} (${rounds} times)`,
    measured: shown(own),
    reference: `${scenario.reference} ${shown(bare)}`,
    ratio: quantile(own, 0.5) / quantile(bare, 0.5),
  });
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
