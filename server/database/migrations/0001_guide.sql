-- The guide: what content/ says, loaded at start-up (server/guide), and what visitors' likes count.

CREATE TABLE place (
  id integer PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('tour', 'restaurant', 'accommodation')),
  -- Higher is more prominent; set by hand in content/.
  rank integer NOT NULL,
  -- Stored, not counted (DESIGN 11). Loading the guide never touches it.
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  theme_ids integer[] NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  -- Longitude scaled to the length of a degree of latitude at 37.75 degrees north, for nearest neighbours.
  position point NOT NULL,
  phone text,
  week_days text[],
  periods jsonb NOT NULL,
  pictures text[] NOT NULL,
  -- False once the place has left content/: likes and plans still refer to it.
  is_listed boolean NOT NULL DEFAULT true,
  -- Place in the order of names, by the language's own collation (Intl.Collator); engines' collations differ.
  name_order_ko integer NOT NULL,
  name_order_en integer NOT NULL,
  name_order_cn integer NOT NULL,
  name_order_ja integer NOT NULL,
  changed_at timestamptz NOT NULL
);

-- Each sorted list walks one index. With a theme the planner filters along the walk, or takes the theme's own index.
CREATE INDEX place_by_likes ON place (type, like_count DESC, rank DESC, id) WHERE is_listed;
CREATE INDEX place_by_likes_rising ON place (type, like_count, rank DESC, id) WHERE is_listed;
CREATE INDEX place_by_rank ON place (type, rank DESC, id) WHERE is_listed;
CREATE INDEX place_by_rank_rising ON place (type, rank, id) WHERE is_listed;
CREATE INDEX place_by_name_ko ON place (type, name_order_ko) WHERE is_listed;
CREATE INDEX place_by_name_en ON place (type, name_order_en) WHERE is_listed;
CREATE INDEX place_by_name_cn ON place (type, name_order_cn) WHERE is_listed;
CREATE INDEX place_by_name_ja ON place (type, name_order_ja) WHERE is_listed;
CREATE INDEX place_by_theme ON place USING gin (theme_ids);
CREATE INDEX place_by_position ON place USING gist (position) WHERE is_listed;

-- Texts of a place in one language; a missing one falls back to Korean, field by field (DESIGN 3).
CREATE TABLE place_text (
  place_id integer NOT NULL REFERENCES place (id),
  language text NOT NULL CHECK (language IN ('ko', 'en', 'cn', 'ja')),
  name text,
  summary text,
  information text,
  address text,
  hours_note text,
  PRIMARY KEY (place_id, language)
);

CREATE TABLE theme (
  id integer PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name_ko text NOT NULL,
  name_en text NOT NULL,
  name_cn text NOT NULL,
  name_ja text NOT NULL
);

-- How many places a list without a search word has; theme 0 is all of them. Kept at load, so that no list counts.
CREATE TABLE place_count (
  type text NOT NULL,
  theme_id integer NOT NULL,
  places integer NOT NULL,
  PRIMARY KEY (type, theme_id)
);

-- One row: the digest of the content that is loaded, so that loading it again changes nothing.
CREATE TABLE guide_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  digest text NOT NULL,
  loaded_at timestamptz NOT NULL
);
