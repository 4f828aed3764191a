import { makeAutoObservable } from 'mobx'
import { type EarlierAnswer, earlierAnswers, formDefinition } from '@/api/form'
import {
  createPermit,
  type Permit,
  type PermitCompany,
  permitCompany,
  type PermitRole,
  type WorkProject,
  workProject,
} from '@/api/permit'
import { type RequiredPart, RequiredParts } from '@/components/checkout/required-parts'
import { accountDrafts } from '@/components/form/definition/draft/account-drafts'
import { confirmedContacts, versionLoader } from '@/components/form/definition/form-facts'
import type { DefinitionFormOptions } from '@/components/form/definition/options'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Answers, Definition } from '@/domain/form-schema/definition'
import { deletedOn } from '@/domain/form-schema/keep'
import { type ChoiceProblem, choiceProblem } from '@/domain/permit/permit'
import { keys, type Stored } from '@/platform/storage/keys'
import { isRefusal } from '@/request/errors'
import { JoinModel } from '../parts/join.model'
import { type NeededPart, toastNeeded } from '../parts/questions'

type Part = Exclude<NeededPart, 'zoneReason'>

const DAY_PROBLEMS: readonly ChoiceProblem[] = ['NO_DAYS', 'WRONG_DAYS']

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/** Model of an application: role, days, zones, the form of the role, and the consent to the rules. */
export class WorkPermitApplyModel {
  readonly project: Resource<WorkProject>
  readonly joined: Resource<{ company: PermitCompany | null }>
  readonly definition: Resource<Definition>
  private readonly earlier: Resource<EarlierAnswer[]>
  readonly join: JoinModel
  readonly required: RequiredParts
  days: readonly string[] = []
  zoneReason = ''
  agreed = false
  private chosenRole = ''
  private chosenZones: readonly string[] | null = null

  constructor(
    private readonly deps: ModelDeps,
    private readonly projectCode: string,
  ) {
    const { client, screen, stores } = deps
    const isKnown = () => stores.user.loggedIn
    this.project = screen.query(workProject, { projectCode }, { options: HANDLES_NOT_FOUND })
    this.joined = screen.resource(() => client.call(permitCompany, { projectCode }, { inlineErrors: true }), {
      ...{ when: isKnown, perUser: true },
    })
    const form = () => this.role?.form ?? { formId: '', version: 0 }
    this.definition = screen.query(formDefinition, form, { when: () => this.role !== null })
    this.earlier = screen.query(earlierAnswers, form, {
      ...{ when: () => this.role !== null && isKnown(), options: { silent: true } },
    })
    this.join = new JoinModel(deps, ({ projectCode: joined }) =>
      joined === projectCode
        ? this.joined.load()
        : deps.navigate.redirect('work-permit-apply', { projectCode: joined }),
    )
    this.required = new RequiredParts('work-permit', [
      { field: 'company', isMissing: () => this.company === null },
      { field: 'days', isMissing: () => this.problem !== null && DAY_PROBLEMS.includes(this.problem) },
      { field: 'zones', isMissing: () => this.problem !== null && !DAY_PROBLEMS.includes(this.problem) },
      { field: 'agree', isMissing: () => !this.agreed },
    ] satisfies (RequiredPart & { field: Part })[])
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => (stores.user.loggedIn ? this.project.value : null), this.readChoice, {
      fireImmediately: true,
    })
    screen.reaction(() => this.choice, this.storeChoice)
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** The choice, in the form that the device stores. */
  private get choice(): Stored<typeof keys.permitChoice> {
    const { projectCode, chosenRole: roleId, chosenZones, days, zoneReason: reason } = this
    return { projectCode, roleId, days: [...days], zoneIds: chosenZones && [...chosenZones], reason }
  }

  get company(): PermitCompany | null {
    return this.joined.value?.company ?? null
  }

  /** The chosen role. Before a choice, the first one with places. */
  get role(): PermitRole | null {
    const { roles = [] } = this.project.value ?? {}
    const chosen = roles.find(({ roleId }) => roleId === this.chosenRole)
    return chosen ?? roles.find((role) => this.leftOf(role) > 0) ?? roles[0] ?? null
  }

  /** The chosen zones. Before a choice, the zones of the role. */
  get zoneIds(): readonly string[] {
    return this.chosenZones ?? this.role?.zoneIds ?? []
  }

  /** True if the choice contains zones that do not belong to the role. */
  get hasOtherZones(): boolean {
    return this.zoneIds.some((id) => !this.role?.zoneIds.includes(id))
  }

  /** The first problem of days and zones, or null. */
  get problem(): ChoiceProblem | null {
    const { role, days, zoneIds, zoneReason } = this
    const { value } = this.project
    if (!value || !role) return 'NO_DAYS'
    const facts = { days: value.days, zoneIds: value.zones.map(({ zoneId }) => zoneId), roleZoneIds: role.zoneIds }
    return choiceProblem({ days, zoneIds, zoneReason }, facts)
  }

  /** Returns the number of remaining places for a role, within the limits of the event and of the company. */
  leftOf({ roleId, left }: PermitRole): number {
    const own = this.company?.left.find((each) => each.roleId === roleId)
    return Math.min(left, own?.count ?? left)
  }

  chooseRole(roleId: string): void {
    this.chosenRole = roleId
    this.chosenZones = null
  }

  toggleDay(day: string): void {
    this.days = toggled(this.days, day).sort()
  }

  /** Chooses all days, or none if all are chosen. */
  toggleAllDays(): void {
    const { days = [] } = this.project.value ?? {}
    this.days = this.days.length === days.length ? [] : days
  }

  toggleZone(zoneId: string): void {
    this.chosenZones = toggled(this.zoneIds, zoneId)
  }

  setZoneReason(zoneReason: string): void {
    this.zoneReason = zoneReason
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Options of the role's form. */
  formOptions(definition: Definition, project: WorkProject): DefinitionFormOptions<Permit> {
    const { client, navigate, stores } = this.deps
    const { formId } = definition
    const subject = `permit-${project.projectCode}-${this.role?.roleId ?? ''}`
    const first = project.days[0] ?? project.firstDay
    return {
      ...{ definition, subject, scene: 'PERMIT', until: project.closesAt },
      drafts: accountDrafts({ client }, { subject, formId }),
      facts: () => ({ day: this.days[0] ?? first, confirmed: confirmedContacts(stores.user) }),
      earlier: () => this.earlier.value,
      deletedOn: (keep) => deletedOn(keep, this.days[this.days.length - 1] ?? project.lastDay),
      loadVersion: versionLoader(client, formId),
      checkLead: this.checkParts,
      submit: (answers, idempotencyKey) => this.send(answers, idempotencyKey),
      done: ({ permitId }) => {
        this.deps.platform.storage.remove(keys.permitChoice, stores.user.userId)
        return navigate.redirect('work-permit-success', { permitId })
      },
    }
  }

  /**
   * Continues with the choice of an earlier visit, which the buyer may have left by the back button. Days and zones that
   * the event no longer has are dropped. A choice that was made before the login remains.
   */
  private readChoice(project: WorkProject | null): void {
    const { platform, stores } = this.deps
    const stored = platform.storage.read(keys.permitChoice, stores.user.userId)
    if (!project || stored?.projectCode !== this.projectCode) return
    if (this.days.length > 0 || this.chosenRole !== '' || this.chosenZones !== null) return
    const zoneIds = project.zones.map(({ zoneId }) => zoneId)
    this.chosenRole = stored.roleId
    this.chosenZones = stored.zoneIds && stored.zoneIds.filter((zoneId) => zoneIds.includes(zoneId))
    this.days = stored.days.filter((day) => project.days.includes(day))
    this.zoneReason = stored.reason
  }

  private storeChoice(choice: Stored<typeof keys.permitChoice>): void {
    const { userId } = this.deps.stores.user
    if (userId !== '') this.deps.platform.storage.write(keys.permitChoice, choice, userId)
  }

  /** Shows and marks the first missing part. Returns true if the page is complete. */
  private checkParts(): boolean {
    const [missing] = this.required.missing as Part[]
    if (this.required.check()) return true
    const isReason = missing === 'zones' && this.problem === 'ZONE_REASON'
    toastNeeded(this.deps, isReason ? 'zoneReason' : (missing ?? 'days'))
    return false
  }

  /** Sends the application. After a refusal, reloads the project and the company, whose places can have changed. */
  private async send(answers: Answers, idempotencyKey: string): Promise<Permit> {
    const { projectCode, days, zoneIds, role, definition, hasOtherZones } = this
    const request = {
      ...{ projectCode, roleId: role?.roleId ?? '', days, zoneIds, answers, idempotencyKey },
      ...{ formVersion: definition.value?.version ?? 0, zoneReason: hasOtherZones ? this.zoneReason : '' },
    }
    try {
      return await this.deps.client.call(createPermit, request, { inlineErrors: true })
    } catch (error) {
      if (isRefusal(error)) {
        void this.project.load()
        void this.joined.load()
      }
      throw error
    }
  }
}
