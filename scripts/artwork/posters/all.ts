import type { Drawings } from '../press/sheet'
import { ballet } from './ballet'
import { beams } from './beams'
import { cabinet } from './cabinet'
import { city } from './city'
import { cloth } from './cloth'
import { courts } from './courts'
import { dancers } from './dancers'
import { grids } from './grids'
import { halls } from './halls'
import { hills } from './hills'
import { horns } from './horns'
import { lamps } from './lamps'
import { nightSkies } from './night-skies'
import { nursery } from './nursery'
import { opera } from './opera'
import { orbits } from './orbits'
import { play } from './play'
import { projections } from './projections'
import { puppets } from './puppets'
import { roads } from './roads'
import { rooms } from './rooms'
import { runners } from './runners'
import { seas } from './seas'
import { signals } from './signals'
import { skirts } from './skirts'
import { slabs } from './slabs'
import { suns } from './suns'
import { tables } from './tables'
import { threads } from './threads'
import { voices } from './voices'
import { waters } from './waters'

/** All posters by file name. */
export const posters: Drawings = {
  ...ballet,
  ...beams,
  ...cabinet,
  ...city,
  ...cloth,
  ...courts,
  ...dancers,
  ...grids,
  ...halls,
  ...hills,
  ...horns,
  ...lamps,
  ...nightSkies,
  ...nursery,
  ...opera,
  ...orbits,
  ...play,
  ...projections,
  ...puppets,
  ...roads,
  ...rooms,
  ...runners,
  ...seas,
  ...signals,
  ...skirts,
  ...slabs,
  ...suns,
  ...tables,
  ...threads,
  ...voices,
  ...waters,
}
