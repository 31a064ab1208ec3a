import sharp from 'sharp';

// Its other decoders would parse a whole drawing or document to read its size: an SVG of 700 KB takes a minute.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** sharp for the bytes of others: decodes JPEG, PNG, WebP, GIF and AVIF, and nothing else. */
export { sharp };
