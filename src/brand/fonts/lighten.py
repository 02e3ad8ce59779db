"""
Makes the two fonts that every first visit waits for: `python3 lighten.py`, with fontTools 4 and brotli, after `npm ci`.
What is left out and why: README.md.
"""
import os
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta_optimize

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGES = os.path.join(HERE, '../../../../node_modules/@fontsource-variable')

# What the six languages of the shop write, with the signs of their prices. Other letters come from the packages' own files.
LETTERS = (
    ''.join(map(chr, range(0x20, 0x7F)))
    + '\u00a0¡£§©ª«®°²·º»½¿×–—‘’‚“”„•…‹›€™−'
    + 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœ'
)
FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'calt', 'tnum', 'pnum']

# Thousandths of an em: in a heading of 32 pixels nothing is off by more than a third of one.
KERNING_STEP = 10
LEAST_KERNING = 10

# Of points between two that move with the weight, by as much as they may be off where the letters are lightest or heaviest.
TOLERANCE = 2


def lighten(name, weights=None, lighten_kerning=False):
    source = os.path.join(PACKAGES, name, 'files', f'{name}-latin-wght-normal.woff2')
    font = TTFont(source)
    options = Options(layout_features=FEATURES, hinting=True, name_IDs=[0, 1, 2, 13, 14], glyph_names=False)
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    if weights is not None:
        font = instantiateVariableFont(font, {'wght': weights})
    lighten_weights(font)
    if lighten_kerning:
        for pair in kerning(font):
            lighten_pair(pair)
    rest = set(TTFont(source).getBestCmap()) - set(font.getBestCmap())
    font.flavor = 'woff2'
    file = os.path.join(HERE, f'{name}-latin.woff2')
    font.save(file)
    print(f'{file}: {os.path.getsize(file)} bytes, {len(font.getGlyphOrder())} glyphs')
    print('  here:', ', '.join(ranges(sorted(font.getBestCmap()))))
    print('  in the package:', ', '.join(ranges(sorted(rest))))


def lighten_weights(font):
    outlines = font['glyf']
    for name, variations in font['gvar'].variations.items():
        points, control = outlines._getCoordinatesAndControls(name, font['hmtx'].metrics)
        if control.numberOfContours < 1:
            continue
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            variation.coordinates = iup_delta_optimize(variation.coordinates, points, control.endPts, tolerance=TOLERANCE)


def kerning(font):
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for outer in lookup.SubTable:
            table = getattr(outer, 'ExtSubTable', outer)
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                yield from (record.Value1 for pairs in table.PairSet for record in pairs.PairValueRecord)
            else:
                yield from (second.Value1 for first in table.Class1Record for second in first.Class2Record)
            # One advance for the first letter, without what changes it from weight to weight.
            table.ValueFormat1 = 4


def lighten_pair(value):
    if value is None:
        return
    advance = getattr(value, 'XAdvance', 0)
    value.XAdvance = 0 if abs(advance) < LEAST_KERNING else round(advance / KERNING_STEP) * KERNING_STEP
    if hasattr(value, 'XAdvDevice'):
        del value.XAdvDevice


def ranges(codes):
    """As `unicode-range` has them."""
    start = previous = codes[0]
    for code in [*codes[1:], None]:
        if code == previous + 1:
            previous = code
            continue
        yield f'U+{start:04X}' if start == previous else f'U+{start:04X}-{previous:04X}'
        start = previous = code


lighten('bricolage-grotesque', weights=(600, 800), lighten_kerning=True)
lighten('figtree')
