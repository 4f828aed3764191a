import { makeAutoObservable, runInAction } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Answers } from '@/domain/form-schema/definition'
import { randomKey } from '@/lib/random-key'
import type { AccountDraft, AccountDrafts } from './account-draft'
import { isExpired, readDraft, type StoredDraft, writeDraft } from './device-drafts'

/** Time from a change until the account's draft is saved, ms. */
const SAVE_AFTER = 2_000

export type DraftDeps = Pick<ModelDeps, 'clock' | 'platform' | 'screen' | 'stores'>

export interface DraftOptions {
  /** Id of the subject of the form, such as `open-show-OS1001`. */
  subject: string
  formVersion: number
  /** Time at which the form closes, epoch ms. The draft expires at this time. */
  until?: number
  /** Returns all answers, for the device. */
  read: () => Answers
  /** Returns the answers of visible fields, for the account (decision 148). */
  readShown: () => Answers
  /** Shows answers of a draft. */
  apply: (answers: Answers) => void
  /** Converts the answers of another version of the form to the current version. */
  upgrade?: (answers: Answers, formVersion: number) => Promise<Answers>
  account?: AccountDrafts
}

/**
 * Model of an unsent form: on the device at each change, and in the account two seconds later (decision 152). A draft
 * that another tab or device has changed is never overwritten, and a sent form is never changed by a draft.
 */
export class DraftModel {
  /** The draft that the form continues; null for a new form. */
  restored: { from: 'device' | 'account'; savedAt: number } | null = null
  /** A newer draft of another tab or device. Nothing is saved until the applicant loads it. */
  newer: (AccountDraft & { stamp: string }) | null = null
  /** True if another tab or device has sent the form. */
  isSentElsewhere = false
  /** True if the device refuses to store the draft. */
  isFull = false
  /** True if the newest answers are in the account. */
  isSaved = false
  private stamp = ''
  private version = 0
  private isChanged = false
  private isDone = false
  private owner = ''
  private cancelSave: (() => void) | null = null
  private cancelWrite: (() => void) | null = null
  private running: Promise<void> | null = null

  constructor(
    private readonly deps: DraftDeps,
    private readonly options: DraftOptions,
  ) {
    const { screen, stores } = deps
    makeAutoObservable<this, 'deps' | 'options'>(this, { deps: false, options: false }, { autoBind: true, deep: false })
    this.open(stores.user.userId)
    screen.reaction(
      () => stores.user.userId,
      (userId) => this.changeUser(userId),
    )
    screen.onOnline(() => void this.save())
    screen.onReturn(() => this.detectNewer())
    screen.onHide(this.flush)
    screen.onDispose(this.flush)
  }

  /** Saves a change: on the device at once, and in the account after a pause. */
  change(): void {
    if (this.isBlocked) return
    this.isChanged = true
    this.isSaved = false
    // In its own task, so that the typed character is painted first.
    this.cancelWrite ??= this.deps.screen.timeout(this.write, 0)
    this.cancelSave?.()
    this.cancelSave = this.deps.screen.timeout(() => void this.save(), SAVE_AFTER)
  }

  /** Shows the newer draft of another tab or device instead of the current answers. */
  loadNewer(): void {
    if (!this.newer) return
    const { newer } = this
    Object.assign(this, { newer: null, stamp: newer.stamp, version: newer.version, isChanged: false })
    this.showThenWrite(newer)
  }

  /** Deletes the draft on the device and in the account. */
  async discard(): Promise<void> {
    this.cancelTimers()
    this.restored = null
    this.isChanged = false
    this.store(null)
    await this.running
    await this.options.account?.remove().catch(() => undefined)
    runInAction(() => (this.version = 0))
  }

  /** Ends the draft, because the form was sent. */
  end(): void {
    this.cancelTimers()
    this.isDone = true
    this.stamp = randomKey()
    this.store({ ...this.record(), isSent: true, isChanged: false, answers: null })
  }

  private get isBlocked(): boolean {
    return this.isDone || this.newer !== null || this.isSentElsewhere
  }

  private get stored(): StoredDraft | undefined {
    return readDraft(this.deps.platform.storage, this.owner, this.options.subject)
  }

  private open(userId: string): void {
    const now = this.deps.clock.now()
    const { until = Infinity } = this.options
    this.owner = userId
    const { stored } = this
    if (stored) {
      this.stamp = stored.stamp
      if (!stored.isSent && !isExpired(stored, now) && now < until) {
        this.version = stored.version
        this.isChanged = stored.isChanged
        this.restored = { from: 'device', savedAt: stored.savedAt }
        void this.show({ ...stored, answers: stored.answers as Answers })
      }
    }
    void this.load()
  }

  /**
   * Keeps the answers while the login has ended, and continues after a login of the same user. The app deletes the data
   * of an account when its login ends; the form on the screen stores its draft again.
   */
  private changeUser(userId: string): void {
    if (userId === this.owner) return void this.save()
    if (userId === '') {
      if (this.deps.screen.visible && this.isChanged) this.write()
      return
    }
    const { owner } = this
    this.cancelTimers()
    if (owner === '') {
      // A visitor's answers move to the account.
      this.store(null)
      this.owner = userId
      if (!this.stored) {
        this.stamp = ''
        this.change()
        return void this.load()
      }
    }
    Object.assign(this, {
      stamp: '',
      version: 0,
      isChanged: false,
      restored: null,
      newer: null,
      isSentElsewhere: false,
    })
    this.options.apply({ application: {}, people: [] })
    this.open(userId)
  }

  private async load(): Promise<void> {
    const { account } = this.options
    if (!account || !this.isLoggedIn) return
    const draft = await account.load().catch(() => null)
    if (!draft || this.deps.screen.disposed || this.isDone || draft.version <= this.version) return
    runInAction(() => {
      if (this.isChanged) this.newer = { ...draft, stamp: this.stamp }
      else this.adopt(draft)
    })
  }

  private adopt(draft: AccountDraft): void {
    this.version = draft.version
    this.restored = { from: 'account', savedAt: draft.savedAt }
    this.isChanged = false
    this.showThenWrite(draft)
  }

  private showThenWrite(draft: Pick<AccountDraft, 'answers' | 'formVersion'>): void {
    const shown = this.show(draft)
    if (shown) void shown.then(this.write)
    else this.write()
  }

  /** Shows the answers of a draft at once, or after they are read under this version of the form. */
  private show({ answers, formVersion }: Pick<AccountDraft, 'answers' | 'formVersion'>): Promise<void> | null {
    const { apply, upgrade, formVersion: own } = this.options
    if (formVersion === own || !upgrade) {
      apply(answers)
      return null
    }
    // Without the other version, the answers of fields that both versions have are shown.
    return upgrade(answers, formVersion).then(apply, () => apply(answers))
  }

  /** Writes the answers to the device, unless another tab has changed or sent the draft. */
  private write(): void {
    this.cancelWrite?.()
    this.cancelWrite = null
    if (this.isBlocked || this.detectNewer()) return
    this.stamp = randomKey()
    this.store(this.record())
  }

  /** @returns true if another tab has changed or sent the draft since the last write */
  private detectNewer(): boolean {
    const { stored } = this
    if (!stored || stored.stamp === this.stamp || this.isDone) return false
    this.cancelTimers()
    if (stored.isSent) this.isSentElsewhere = true
    else this.newer = { ...stored, answers: stored.answers as Answers }
    return true
  }

  private async save(): Promise<void> {
    this.cancelSave?.()
    this.cancelSave = null
    await this.running
    if (!this.options.account || !this.isChanged || this.isBlocked || !this.isLoggedIn) return
    this.running = this.send(this.options.account)
    await this.running
    runInAction(() => (this.running = null))
  }

  private async send(account: AccountDrafts): Promise<void> {
    const { readShown, formVersion } = this.options
    const answers = readShown()
    const { stamp } = this
    // After a failure, the next change, the network or a login starts another attempt.
    const saved = await account.save({ answers, formVersion, base: this.version }).catch(() => null)
    if (!saved || this.isDone) return
    runInAction(() => {
      if (saved.kind === 'stale') this.newer = { ...saved.draft, stamp: this.stamp }
      else if (saved.kind === 'ended') this.isSentElsewhere = true
      else {
        this.version = saved.version
        if (this.stamp !== stamp) return
        this.isChanged = false
        this.isSaved = true
        this.write()
      }
    })
  }

  private flush(): void {
    if (this.cancelWrite) this.write()
    if (this.cancelSave) void this.save()
  }

  private record(): StoredDraft {
    const { formVersion, read } = this.options
    const { stamp, version, isChanged } = this
    return { stamp, version, isChanged, isSent: false, formVersion, savedAt: this.deps.clock.now(), answers: read() }
  }

  private store(draft: StoredDraft | null): void {
    const { clock, platform } = this.deps
    this.isFull = !writeDraft(
      platform.storage,
      { owner: this.owner, subject: this.options.subject, now: clock.now() },
      draft,
    )
  }

  private get isLoggedIn(): boolean {
    const { user } = this.deps.stores
    return user.loggedIn && user.userId === this.owner
  }

  private cancelTimers(): void {
    this.cancelWrite?.()
    this.cancelSave?.()
    this.cancelWrite = this.cancelSave = null
  }
}
