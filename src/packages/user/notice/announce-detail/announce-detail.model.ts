import { type Announcement, announcement } from '@/api/announcement'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Model of an announcement of the merchant, in the buyer's language. */
export class AnnounceDetailModel {
  readonly announcement: Resource<Announcement>

  constructor({ screen }: Pick<ModelDeps, 'screen'>, id: string) {
    this.announcement = screen.query(announcement, { id }, { options: { silent: true, ...HANDLES_NOT_FOUND } })
  }
}
