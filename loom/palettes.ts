/**
 * The yarns. A palette is what one sock is knitted from: the ground, three colours for what is on it, the accent of
 * cuff, heel and toe, and the tint that its picture stands on.
 */

export type Palette = {
  readonly ground: string
  readonly a: string
  readonly b: string
  readonly c: string
  readonly accent: string
  readonly tint: string
}

export const PALETTES = {
  ink: palette('#1b1512 #fffaf2 #ff5b45 #ffc72e #ff5b45 #ffd9a8'),
  night: palette('#141a2e #ffd84d #f4f0e6 #7d8cff #2e5bff #c9d4f5'),
  liquorice: palette('#23202b #ff8ab8 #f7f1ea #8ee3c8 #ff8ab8 #f6cfe0'),
  chalk: palette('#f7f4ec #1b1512 #e63946 #2a6fdb #e63946 #cfe3ee'),
  cream: palette('#fbf0d9 #17704f #e4572e #f2a900 #17704f #f6c9b4'),
  fog: palette('#c3c6cc #23262d #fffdf8 #ff7a59 #3a3f4b #f3e3c3'),
  slate: palette('#5b6472 #ffc72e #f2f0ea #1f242d #ffc72e #d7e0e8'),
  river: palette('#2e5bff #fffaf2 #ffc72e #ff5b45 #ffc72e #cfdcff'),
  navy: palette('#1d2f5e #f7ede0 #e4483a #f2b632 #e4483a #f3d4c2'),
  sky: palette('#74c0f0 #ffffff #ff7f50 #1c3d6e #ff7f50 #fde3cf'),
  denim: palette('#3c5f8f #e9dcc3 #f59f6c #16273f #e9dcc3 #dfe6ea'),
  lagoon: palette('#0f8b8d #f7f3e3 #ffb627 #ec5a63 #ffb627 #c4e8e2'),
  pond: palette('#17a673 #fffaf2 #ffd23f #0c4f3a #ff8fb1 #cdeedd'),
  forest: palette('#1f4d3a #f4e9d2 #d8572a #e8b33c #d8572a #dce6c9'),
  mint: palette('#a8e6cf #17624a #ff6f61 #fffdf5 #ff6f61 #ffe0d6'),
  olive: palette('#7a8139 #f5ecd0 #2f3318 #f2994a #2f3318 #efe5bd'),
  pistachio: palette('#c8d96f #4a2c4f #fff8e7 #e4577b #4a2c4f #f9d7e0'),
  salmon: palette('#f9604c #fff3e0 #ffc72e #5c1a3a #ffc72e #ffd9cc'),
  cherry: palette('#c8102e #fff4ec #ff9db5 #4d0615 #fff4ec #ffd4d9'),
  brick: palette('#a63f2d #f3d3ad #21405f #f8efe2 #21405f #ead2c2'),
  blush: palette('#ffb3cf #d21f5b #fffaf2 #2f6f5e #d21f5b #ffe4ec'),
  berry: palette('#e8356d #ffd9e4 #ffc72e #4a0f33 #2e5bff #ffd3e0'),
  bubblegum: palette('#ff7eb6 #fffaf2 #3ddbd9 #6a1b6b #3ddbd9 #d3f4f2'),
  rose: palette('#d98a94 #fbeee6 #7c2e42 #f3c56b #7c2e42 #f6e0da'),
  sun: palette('#ffc72e #1b1512 #ff5b45 #fffaf2 #2e5bff #fff0c2'),
  mustard: palette('#d89b1d #2b2118 #fbf1dc #9c3d1f #2b2118 #f4e4b8'),
  butter: palette('#ffe89a #3f6fb5 #ff8a5c #fffdf2 #3f6fb5 #d8e6f7'),
  coral: palette('#ff8a3d #fff6e8 #7b2d8b #ffd84d #7b2d8b #ffe3c9'),
  tangerine: palette('#f26a1b #fff2dc #12355b #ffc145 #12355b #fbd9b8'),
  apricot: palette('#ffc19e #a23b2b #fffaf2 #5f8d6b #a23b2b #d9ead9'),
  plum: palette('#5e2a6b #f9d9e6 #ffb84d #e4577b #ffb84d #e9d5f0'),
  lilac: palette('#c3a5f0 #3b1f6b #fffaf2 #ffd84d #3b1f6b #efe6ff'),
  grape: palette('#7b3ff2 #fff3ea #5ff0c0 #ffcf4a #5ff0c0 #e0d3fb'),
  aubergine: palette('#3b1c3f #f29bb2 #f6e7d2 #9bc53d #9bc53d #e4d2e2'),
  cocoa: palette('#5a3825 #f6e3c5 #ff9a76 #2d1a10 #ff9a76 #f2dcc8'),
  caramel: palette('#b9773b #fff4df #3b2415 #1f7a78 #1f7a78 #f4dfbf'),
  rust: palette('#9a4a1f #f7e0b8 #2f5d50 #f0a830 #2f5d50 #efd6b6'),
  oat: palette('#e8d9bf #7a4a2b #3c5a6b #fffaf0 #7a4a2b #d9e3e3'),
  sand: palette('#d9bf93 #b23a48 #fff8e8 #2e4057 #b23a48 #f6e8d0'),
  carnival: palette('#fffaf2 #ff5b45 #2e5bff #ffc72e #17a673 #ffd7e5'),
  garden: palette('#24544a #ff8fb1 #ffd23f #f4f0e4 #ff8fb1 #d9ecd4'),
  parade: palette('#2b2d7f #ff5fa2 #ffd23f #4fe0c1 #ff5fa2 #ffe9b8'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES

function palette(yarns: string): Palette {
  const [ground = '', a = '', b = '', c = '', accent = '', tint = ''] = yarns.split(' ')
  return { ground, a, b, c, accent, tint }
}
