import { Application, Particle, ParticleContainer, Rectangle, Texture } from 'pixi.js'
import { CHOSEN, colourOf, GROUND, radiusOf } from '../page/venue'
import { fitView } from '../page/views'

const SIDE = 64

/** A white disc, which is tinted for each seat. */
const discTexture = () => {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const brush = canvas.getContext('2d')
  brush.fillStyle = '#ffffff'
  brush.beginPath()
  brush.arc(SIDE / 2, SIDE / 2, SIDE / 2 - 1, 0, 7)
  brush.fill()
  const texture = Texture.from(canvas)
  texture.source.autoGenerateMipmaps = true
  texture.source.updateMipmaps?.()
  return texture
}

/**
 * The fastest mode of PixiJS: particles with static attributes. Particles have no hit test, so this map loops over all
 * seats.
 */
export const mount = async (host, house, { width, height, pixelRatio }) => {
  const { map } = house
  const { bounds } = map
  const app = new Application()
  await app.init({
    width,
    height,
    resolution: pixelRatio,
    autoDensity: true,
    background: GROUND,
    preference: 'webgl',
    autoStart: false,
  })
  host.appendChild(app.canvas)
  const texture = discTexture()
  const container = new ParticleContainer({
    texture,
    dynamicProperties: { position: false, color: false, vertex: false, rotation: false, uvs: false },
    boundsArea: new Rectangle(bounds.x, bounds.y, bounds.width, bounds.height),
  })
  const particles = []
  for (let seat = 0; seat < map.seatCount; seat += 1) {
    const scale = (2 * radiusOf(house, seat)) / (SIDE - 2)
    const place = { x: map.x[seat], y: map.y[seat], anchorX: 0.5, anchorY: 0.5, scaleX: scale, scaleY: scale }
    const particle = new Particle({ texture, ...place, tint: colourOf(house, seat) })
    particles.push(particle)
    container.particleChildren.push(particle)
  }
  container.update()
  app.stage.addChild(container)
  let view
  const setView = (next) => {
    view = next
    container.scale.set(view.scale)
    container.position.set(view.x, view.y)
    app.renderer.render(app.stage)
  }
  setView(fitView(bounds))
  return {
    setView,
    hit(x, y) {
      const planX = (x - view.x) / view.scale
      const planY = (y - view.y) / view.scale
      for (let seat = 0; seat < map.seatCount; seat += 1) {
        const dx = map.x[seat] - planX
        const dy = map.y[seat] - planY
        if (dx * dx + dy * dy <= radiusOf(house, seat) ** 2) return seat
      }
      return -1
    },
    select(seat) {
      particles[seat].tint = CHOSEN
      container.update()
      app.renderer.render(app.stage)
    },
  }
}
