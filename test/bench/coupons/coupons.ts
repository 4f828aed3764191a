/*
 * `npm run bench:coupons [-- --part race|walk --buyers N --rounds N --runs N --only pglite|postgres]`
 * Buyers receive a coupon of a limited stock, each twice and all at once. Compares the median rate with a bare insert
 * behind a lock on the kind, in interleaved rounds.
 * Then walks through the life of coupons, and checks the rules after every step.
 * Exits 1 when more coupons are given than the stock has, or when a buyer has two. Also exits 1 when a rule is broken,
 * or when a goal is missed.
 */
import type { Gateway } from '../../../scripts/gateway/core/context'
import { Refusal } from '../../../scripts/gateway/core/envelope'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { couponRow, type KindSource, kindRow } from '../../../scripts/gateway/modules/trade/coupon/kind'
import { obtainCoupon } from '../../../scripts/gateway/modules/trade/coupon/obtain-service'
import { conclude, makeAccounts, numberOf, onEngines, option, roundsOf, runBench, say } from '../command'
import { walkCoupons } from './walk'

/** Minimum rate, as a share of the bare insert's rate. */
const SHARE = 0.5

const buyers = numberOf('buyers', 2_000)
const stock = Math.floor(buyers / 4)
const rounds = roundsOf(3)

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const kind = (id: string): KindSource => ({
  ...{ id, title: { 'zh-CN': id, 'zh-MO': id, 'en-US': id }, stock },
  rules: { couponType: 'CASH', amount: 1_000 },
})

/** Runs all jobs at once. Returns completed jobs per second. */
const rateOf = async (jobs: readonly (() => Promise<unknown>)[]): Promise<number> => {
  const start = performance.now()
  await Promise.all(jobs.map((job) => job()))
  return (jobs.length * 1_000) / (performance.now() - start)
}

/** Reduces the stock by one and inserts a coupon, without any other rule. */
const bareInsert = ({ db }: Gateway, templateId: string, userId: string, couponId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const template = await tx
      .selectFrom('coupon_templates')
      .select('stock')
      .where('template_id', '=', templateId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!template.stock) return
    await tx
      .updateTable('coupon_templates')
      .set({ stock: template.stock - 1 })
      .where('template_id', '=', templateId)
      .execute()
    const own = { couponId, userId, startTime: 0, expireTime: 1 }
    await tx
      .insertInto('coupons')
      .values(couponRow(kind(templateId), own))
      .execute()
  })

const play = async (engine: string, options: GatewayOptions) => {
  const gateway = await startGateway({ ...options, logLevel: 'silent', jobs: false })
  const { context } = gateway
  const ids = Array.from({ length: buyers }, (_, at) => `CB${at}`)
  await makeAccounts(context, ids)
  say(`${engine}: ${buyers} buyers, twice each, for ${stock} coupons, ${rounds} rounds`)
  const rates = { ours: [] as number[], bare: [] as number[] }
  const refused: unknown[] = []
  const twice = (job: (id: string, key: string) => Promise<unknown>) =>
    rateOf(ids.flatMap((id) => ['A', 'B'].map((time) => () => job(id, `${id}${time}`))))
  for (let round = 0; round < rounds; round += 1) {
    const [own, bare] = [`OURS${round}`, `BARE${round}`]
    await context.db
      .insertInto('coupon_templates')
      .values([kindRow(kind(own)), kindRow(kind(bare))])
      .execute()
    rates.bare.push(await twice((id, key) => bareInsert(context, bare, id, `${bare}${key}`)))
    const receive = (id: string) =>
      obtainCoupon(context, id, own).catch((error: unknown) => {
        if (!(error instanceof Refusal)) refused.push(error)
      })
    rates.ours.push(await twice(receive))
  }
  const rows = await context.db.selectFrom('coupons').select(['user_id', 'template_id']).execute()
  const given = rows.filter(({ template_id: id }) => id.startsWith('OURS'))
  const doubled = given.length - new Set(given.map((row) => `${row.template_id} ${row.user_id}`)).size
  await gateway.close()
  const [ours, bare] = [median(rates.ours), median(rates.bare)].map(Math.round)
  return { engine, given: given.length / rounds, doubled, failed: refused.length, ours, bare }
}

const race = async () => {
  const results = await onEngines(play)
  for (const { engine, given, doubled, failed, ours, bare } of results)
    process.stdout.write(
      `${engine}: ${given} of ${stock} given, ${doubled} doubled, ${failed} failed; ` +
        `${ours} answers a second, bare insert ${bare}, ${(ours / bare).toFixed(2)}×, at least ${SHARE}×\n`,
    )
  const isMet = results.every(
    ({ given, doubled, failed, ours, bare }) =>
      given === stock && doubled === 0 && failed === 0 && ours >= SHARE * bare,
  )
  return { isMet, results }
}

const walk = async () => {
  const results = await onEngines(walkCoupons)
  for (const { engine, broken, ...figures } of results)
    process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n${broken.map((rule) => `  ${rule}\n`).join('')}`)
  return { isMet: results.every(({ broken }) => broken.length === 0), results }
}

const run = async (): Promise<void> => {
  const part = option('part')
  const parts = { ...(part !== 'walk' && { race: await race() }), ...(part !== 'race' && { walk: await walk() }) }
  conclude(
    'coupons',
    Object.values(parts).every(({ isMet }) => isMet),
    { buyers, stock, ...parts },
  )
}

void runBench(run)
