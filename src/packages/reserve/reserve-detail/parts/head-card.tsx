import type { Reservable } from '@/api/reservation'
import { Card } from '@/components/ui/card/card'
import { Poster } from '@/components/ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'

const PICTURE = drawnWidth(311, 288)

/** Draws the name and the picture of a service. */
export function HeadCard({ reservable: { name, summary, pictureUrl } }: { reservable: Reservable }) {
  return (
    <Card title={name} note={summary}>
      <Poster src={pictureUrl} ratio="wide" width={PICTURE} eager="first" />
    </Card>
  )
}
