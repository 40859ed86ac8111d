import { z } from 'zod';

/**
 * The part of Google's product feed that we use, strict: a field of another name is refused.
 * Retyped from https://developers.google.com/actions-center/verticals/things-to-do/reference/feed-spec/proto-bundle
 * (package ext.travel.ttd.proto.feeds.v1, read on 2026-11-27).
 */
const localizedTexts = (maxLength: number) =>
  z.strictObject({
    localized_texts: z
      .array(
        z.strictObject({
          language_code: z.string().regex(/^[a-z]{2}(-[A-Z][A-Za-z]*)?$/),
          text: z.string().min(1).max(maxLength),
        }),
      )
      .min(1),
  });

const id = z.string().regex(/^[\w-]{1,255}$/);
const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
const location = z.strictObject({
  place_info: z.strictObject({
    name: z.string().min(1),
    coordinates,
    unstructured_address: z.string().min(1),
  }),
});

const optionSchema = z.strictObject({
  id,
  title: localizedTexts(150),
  landing_page: z.strictObject({
    url: z
      .string()
      .regex(/^https?:\/\//)
      .max(2000),
  }),
  cancellation_policy: z.strictObject({
    refund_conditions: z
      .array(
        z.strictObject({
          min_duration_before_start_time_sec: z.int().min(0),
          refund_percent: z.int().min(0).max(100),
        }),
      )
      .min(1),
  }),
  price_options: z
    .array(
      z.strictObject({
        id,
        title: z.string().min(1),
        // google.type.Money
        price: z.strictObject({
          currency_code: z.string().length(3),
          units: z.int().min(0),
          nanos: z.int().min(0).max(999_999_999),
        }),
      }),
    )
    .min(1),
  duration_sec: z.int().min(1),
  meeting_point: z.strictObject({ location, description: localizedTexts(1000) }),
});

const featureTypes = ['HIGHLIGHT', 'INCLUSION', 'EXCLUSION', 'MUST_KNOW'].map(
  (name) => `TEXT_FEATURE_${name}`,
);

const productSchema = z.strictObject({
  id,
  title: localizedTexts(150),
  description: localizedTexts(16_000),
  features: z.array(z.strictObject({ feature_type: z.enum(featureTypes), value: localizedTexts(1000) })),
  related_media: z.array(
    z.strictObject({ url: z.url(), type: z.enum(['MEDIA_TYPE_PHOTO', 'MEDIA_TYPE_VIDEO']) }),
  ),
  operator: z.strictObject({
    google_business_profile_name: localizedTexts(150),
    phone_number: z.string().optional(),
  }),
  inventory_types: z.array(
    z.enum(['INVENTORY_TYPE_OPERATOR_DIRECT', 'INVENTORY_TYPE_OFFICIAL', 'INVENTORY_TYPE_RESELLER']),
  ),
  confirmation_type: z.enum(['CONFIRMATION_TYPE_INSTANT', 'CONFIRMATION_TYPE_PENDING']),
  fulfillment_type: z.strictObject({
    mobile: z.boolean().optional(),
    print_at_home: z.boolean().optional(),
    pickup: z.boolean().optional(),
  }),
  options: z.array(optionSchema).min(1),
});

export const productFeedSchema = z.strictObject({
  feed_metadata: z.strictObject({
    shard_id: z.int().min(0),
    total_shards_count: z.int().min(1),
    processing_instruction: z.literal('PROCESS_AS_SNAPSHOT'),
    nonce: z.int().optional(),
    max_removal_share: z.number().min(0).max(1).optional(),
  }),
  products: z.array(productSchema),
});
